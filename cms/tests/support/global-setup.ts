import type { TestProject } from 'vitest/node';
import { makeAccounts, type PanelTokens } from './panel-accounts';
import { createWorkspace, startCms } from './run-cms';

declare module 'vitest' {
  interface ProvidedContext {
    cms: { url: string; privateDir: string; tokens: PanelTokens };
  }
}

/** One empty CMS for all files that do not need their own; each test makes its own products in it. */
export default async function setup(project: TestProject) {
  const workspace = await createWorkspace();
  const cms = await startCms(workspace);
  project.provide('cms', { url: cms.url, privateDir: cms.privateDir, tokens: await makeAccounts(cms.url) });
  return async () => {
    await cms.stop();
    await workspace.remove();
  };
}
