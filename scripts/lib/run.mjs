import { spawn } from 'node:child_process';
import { ROOT } from './environment.mjs';

/** npm, called without a shell where npm itself started us. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/**
 * Runs a command to its end. Its output is kept back and shown only if it fails, or shown as it comes with `show`.
 * @throws Error naming the command when it exits with anything but 0
 */
export function run(command, { cwd = ROOT, env = {}, show = false } = {}) {
  const [file, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, stdio: show ? 'inherit' : 'pipe' });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      if (!show) process.stderr.write(Buffer.concat(output));
      reject(new Error(`'${command.join(' ')}' ended with ${signal ?? code}`));
    });
  });
}

/** Says what a long step is doing and how long it took; ends the program with its message if it fails. */
export async function step(text, work) {
  const started = performance.now();
  process.stdout.write(`  ${text} … `);
  const ran = await work().catch((error) => {
    console.error(`\n${text}: ${error.message}`);
    process.exit(1);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(ran === false ? 'unchanged\n' : `done in ${seconds} s\n`);
}
