import { Hono } from 'hono';
import { openFileLink } from '../delivery/create-file-link';
import { sendFile } from '../delivery/send-file';
import { resolveStorageKey } from '../delivery/storage-path';
import type { AppEnv } from '../middleware/app-env';
import type { RouteDeps } from './deps';

/** The bytes that were sold, by a signed link that works for 10 minutes. */
export function fileRoutes(deps: RouteDeps) {
  return new Hono<AppEnv>().get('/files/:signed', async (context) => {
    const { downloadId, version } = await openFileLink(deps, context.req.param('signed'));
    const file = await resolveStorageKey(deps.privateDir, version.storageKey);
    const response = await sendFile(context.req.raw, {
      path: file,
      fileName: version.fileName,
      mime: version.mime,
      etag: `"${version.sha256}"`,
    });
    if (context.req.method === 'GET') await deps.database.downloads.recordRequest(downloadId, deps.now().toISOString());
    return response;
  });
}
