import { Button, Flex, Typography } from '@strapi/design-system';
import { Duplicate, Eye } from '@strapi/icons';
import { useClipboard, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { EditView } from '../side-panels';

/** Types whose entries a page of the site shows, and what their panel says. */
const DRAFT = 'The page as it would look, with this draft. The link works for an hour, for anybody who has it.';
const NO_DRAFT = 'Site settings have no draft: what you save is public at once.';
const PREVIEWED: Record<string, string> = {
  'api::product.product': DRAFT,
  'api::portfolio-item.portfolio-item': DRAFT,
  'api::plan.plan': DRAFT,
  'api::team-member.team-member': DRAFT,
  'api::home-service.home-service': DRAFT,
  'api::website-example.website-example': DRAFT,
  'api::text-page.text-page': DRAFT,
  'api::site-setting.site-setting': NO_DRAFT,
};

/** A side panel of the edit view: the site's page with this draft. */
export function PreviewPanel({ model, documentId, document }: EditView) {
  const id = documentId ?? document?.documentId;
  const words = PREVIEWED[model];
  if (words === undefined || id === undefined) return null;
  return { title: 'Preview', content: <PreviewActions path={`/admin/previews/${model}/${id}`} words={words} /> };
}

function PreviewActions({ path, words }: { path: string; words: string }) {
  const { get } = useFetchClient();
  const { copy } = useClipboard();
  const isModified = useForm('PreviewActions', ({ modified }) => modified);
  const [told, setTold] = useState('');

  const link = async () => (await get<{ data: { url: string } }>(path)).data.data.url;
  const failed = () => setTold('There is no preview yet. Save first, then try again.');

  /** The window is opened by the press itself, or browsers would block it. */
  const open = async () => {
    setTold('');
    const page = window.open('', '_blank');
    try {
      const url = await link();
      if (!page) return setTold('The browser blocked the window. Copy the link instead.');
      page.opener = null;
      page.location.href = url;
    } catch {
      page?.close();
      failed();
    }
  };
  const copyLink = async () => {
    setTold('');
    try {
      const isCopied = await copy(await link());
      setTold(isCopied ? 'Copied.' : 'The browser did not copy. Open the preview and copy its address.');
    } catch {
      failed();
    }
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Button variant="secondary" fullWidth startIcon={<Eye />} onClick={() => void open()}>
        {words === DRAFT ? 'Open preview' : 'Open the site'}
      </Button>
      {words === DRAFT && (
        <Button variant="tertiary" fullWidth startIcon={<Duplicate />} onClick={() => void copyLink()}>
          Copy link
        </Button>
      )}
      <Typography variant="pi" textColor="neutral600">
        {isModified && words === DRAFT ? 'Save first: a preview shows what was saved last.' : words}
      </Typography>
      <Typography role="status" variant="pi">
        {told}
      </Typography>
    </Flex>
  );
}
