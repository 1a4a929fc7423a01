import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The least that Hono does: the same bytes to everybody. Run with a port and a file of brotli.
const body = new Uint8Array(readFileSync(process.argv[3]));
const app = new Hono();
app.get('*', (c) => c.body(body, 200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2]) });
