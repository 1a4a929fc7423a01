import { createRoute, z } from '@hono/zod-openapi';
import { announcementSchema } from '@kiln/contracts/announcement-schema';
import { announceVersion, readAnnouncement } from '../delivery/announce-version';
import { servicesOnly } from '../middleware/services-only';
import { ADMIN_FAILURES } from './admin-route';
import type { RouteDeps } from './deps';
import { createRouter, failure, success } from './openapi';

const ROUTE = {
  tags: ['File versions'],
  security: [{ bearer: [] }],
  path: '/file-versions/{fileId}/{version}/announcement',
  request: {
    params: z.object({
      fileId: z.string().regex(/^[\w-]{1,60}$/),
      version: z.coerce.number().int().positive().max(1_000_000),
    }),
  },
  responses: {
    200: success(announcementSchema, 'How many would be told, and what became of the mails'),
    401: failure('`unauthorized`: for the CMS alone, which checks whose role may'),
    404: failure('`file_not_found`'),
    409: failure('`version_replaced`: it is not the newest any more'),
    422: ADMIN_FAILURES[422],
    503: failure('`catalogue_unavailable`'),
  },
};

const read = createRoute({
  ...ROUTE,
  method: 'get',
  summary: 'How many earlier buyers of a file would be told of its newest version',
});

const announce = createRoute({
  ...ROUTE,
  method: 'post',
  summary: 'Mail earlier buyers of a file that there is a new version',
  description: 'One mail per address and version, however often it is asked for; only where access is live.',
});

/** News of file versions for those who bought the file. */
export function adminFileVersionRoutes(deps: RouteDeps) {
  const router = createRouter();
  router.use('/file-versions/*', servicesOnly(deps));

  router.openapi(read, async (context) => {
    const { fileId, version } = context.req.valid('param');
    return context.json({ success: true as const, data: await readAnnouncement(deps, fileId, version) }, 200);
  });

  router.openapi(announce, async (context) => {
    const { fileId, version } = context.req.valid('param');
    const data = await announceVersion(deps, fileId, version, context.var.actor);
    return context.json({ success: true as const, data }, 200);
  });

  return router;
}
