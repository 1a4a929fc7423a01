import { createRoute, z } from '@hono/zod-openapi';
import { openFileLink } from '../delivery/create-file-link';
import { sendFile } from '../delivery/send-file';
import type { RouteDeps } from './deps';
import { createRouter, failure } from './openapi';

const file = createRoute({
  method: 'get',
  path: '/files/{signed}',
  tags: ['Orders'],
  summary: 'The bytes that were sold, by a link that works for 10 minutes',
  description: 'Takes `Range`, `If-Range` and `If-None-Match`; fetching consumes nothing.',
  request: { params: z.object({ signed: z.string().max(200) }) },
  responses: {
    200: { description: 'The file, as an attachment' },
    206: { description: 'The part that `Range` asks for' },
    304: { description: 'Unchanged' },
    404: failure('`file_not_found`'),
    410: failure('`link_expired`'),
    416: { description: 'No such part' },
  },
});

/** The files that were sold. */
export function fileRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.openapi(file, async (context) => {
    const { downloadId, version } = await openFileLink(deps, context.req.valid('param').signed);
    const content = await deps.soldFiles.find(version.storageKey);
    // First: were it to fail after the file is open, nobody would close that.
    if (context.req.method === 'GET') await deps.database.downloads.recordRequest(downloadId, deps.now().toISOString());
    return sendFile(context.req.raw, {
      content,
      fileName: version.fileName,
      mime: version.mime,
      etag: `"${version.sha256}"`,
    });
  });
  return router;
}
