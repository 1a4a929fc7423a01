import { spawn } from 'node:child_process';

/** Runs a program; its output is shown only when it fails. Rejects with the last lines. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output = (output + chunk).slice(-6000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.slice(0, 6).join(' ')} ended with ${code}\n${output}`));
    });
  });
}

/** Runs a Blender script headless with factory settings; `job` reaches it as one JSON argument. */
export async function blender(script, job) {
  const args = [
    '-b',
    '--factory-startup',
    '-noaudio',
    '-t',
    process.env.BLENDER_THREADS ?? '2',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
  ];
  return run(process.env.BLENDER ?? 'blender', [...args, JSON.stringify(job)]);
}

/** Runs a Python 3 script with `job` as one JSON argument, leaving no bytecode behind. */
export async function python(script, job) {
  return run(process.env.PYTHON ?? 'python3', ['-B', script, JSON.stringify(job)]);
}
