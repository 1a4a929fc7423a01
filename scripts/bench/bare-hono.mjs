import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// `node bare-hono.mjs <port> <file>`: answers everything with the bytes of a file, as fast as Hono can.
const [port, file] = process.argv.slice(2);
const body = new Uint8Array(readFileSync(file));
const app = new Hono();
app.get('*', (context) => context.body(body, 200, { 'content-type': 'application/octet-stream' }));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
