import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const BACK_WITHIN_MS = 300_000;

/** A container of the compose project. */
export interface Container {
  id: string;
  /** The service's name in docker-compose.yml. */
  service: string;
  name: string;
}

interface State {
  Running: boolean;
  Pid: number;
  StartedAt: string;
  Health?: { Status: string };
}

export async function containersOf(project: string): Promise<Container[]> {
  const filter = `label=com.docker.compose.project=${project}`;
  const format = '{{.ID}} {{.Label "com.docker.compose.service"}} {{.Names}}';
  const lines = (await docker('ps', '--filter', filter, '--format', format)).split('\n').filter(Boolean);
  return lines
    .map((line) => line.split(' '))
    .map(([id = '', service = '', name = '']) => ({ id, service, name }))
    .toSorted((left, right) => left.name.localeCompare(right.name));
}

/** Its address in the project's network, which the host reaches on Linux. */
export function addressOf({ id }: Container): Promise<string> {
  return docker('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', id);
}

/** Ends the main process as a crash or a lack of memory does: the restart policy brings it back. */
export async function endProcess(container: Container): Promise<string> {
  const { Pid: pid, StartedAt: startedAt } = await stateOf(container);
  const image = await docker('inspect', '--format', '{{.Config.Image}}', container.id);
  await docker('run', '--rm', '--pid=host', '--user=0', '--entrypoint=sh', image, '-c', `kill -9 ${pid}`);
  return startedAt;
}

/** `docker kill`: the engine takes it for the operator's will and leaves it dead until it is started. */
export async function kill(container: Container): Promise<string> {
  const { StartedAt: startedAt } = await stateOf(container);
  await docker('kill', container.id);
  return startedAt;
}

export async function start({ id }: Container): Promise<void> {
  await docker('start', id);
}

/** Waits until it runs again and is healthy. @throws Error after five minutes */
export async function backSince(container: Container, startedAt: string): Promise<void> {
  const end = Date.now() + BACK_WITHIN_MS;
  while (Date.now() < end) {
    const state = await stateOf(container);
    const isHealthy = (state.Health?.Status ?? 'healthy') === 'healthy';
    if (state.Running && state.StartedAt !== startedAt && isHealthy) return;
    await pause(200);
  }
  throw new Error(`${container.name} did not come back`);
}

async function stateOf({ id }: Container): Promise<State> {
  return JSON.parse(await docker('inspect', '--format', '{{json .State}}', id)) as State;
}

async function docker(...args: string[]): Promise<string> {
  const { stdout } = await execute('docker', args);
  return stdout.trim();
}
