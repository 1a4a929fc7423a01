import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createWorkspace } from './run-cms';

export interface Route {
  method: string;
  path: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route that the built CMS registers, of the methods that browsers send. */
export async function registeredRoutes(): Promise<Route[]> {
  const workspace = await createWorkspace();
  const script = join(import.meta.dirname, 'list-routes.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: workspace.env });
  await workspace.remove();
  const line = stdout.split('\n').find((text) => text.startsWith('ROUTES ')) ?? 'ROUTES []';
  const routes: Route[] = JSON.parse(line.slice('ROUTES '.length));
  return routes.filter(({ method }) => METHODS.includes(method));
}
