import type { OpenAPIHono } from '@hono/zod-openapi';
import { Hono } from 'hono';
import type { AppEnv } from '../middleware/app-env';
import { docsPage } from './docs-page';

/** The OpenAPI document, made of the schemas that check the requests, and the same as a page. */
export function docsRoutes(app: OpenAPIHono<AppEnv>, publicUrl: URL) {
  const document = () => {
    app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
    return app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Payments',
        version: '1',
        description: 'Payments, orders and files. Amounts are in cents, instants in ISO 8601.',
      },
      servers: [{ url: publicUrl.origin }],
    });
  };
  return new Hono<AppEnv>()
    .get('/openapi.json', (context) => context.json(document()))
    .get('/docs', (context) => {
      context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'");
      return context.html(docsPage(document()));
    });
}
