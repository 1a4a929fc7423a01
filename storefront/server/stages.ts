import type { TimeStage } from '../src/entry-server';

/** The times of an answer's stages, for its Server-Timing header. */
export interface Stages {
  time: TimeStage;
  /** As the header wants them: `content;dur=3.1, render;dur=2.4`, milliseconds. */
  header(): string;
}

export function createStages(): Stages {
  const noted: string[] = [];
  return {
    async time(name, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        noted.push(`${name};dur=${(performance.now() - start).toFixed(1)}`);
      }
    },
    header: () => noted.join(', '),
  };
}
