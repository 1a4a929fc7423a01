import type { CSSProperties } from 'react';
import { useRotation } from './use-rotation';

/** S 2. */
const WORDS = [
  'Create',
  'Design',
  'Code',
  'Shop',
  'Digital Assets',
  '3D Models',
  'Animation',
  'Art',
  'Build',
  'Innovate',
] as const;
const INTERVAL = 2_000;

/**
 * The hero's one word, as wide as the page allows: a shutter opens, the letters cool down from hot to bone one after
 * another. Assistive technology gets a sentence instead, once.
 */
export function HeroWord() {
  const index = useRotation(WORDS.length, INTERVAL);
  const word = WORDS[index] ?? WORDS[0];
  return (
    <h1 className="hero-box">
      <span className="sr-only">
        Kiln is a studio that designs, codes and builds: websites, 3D models, animation, art and digital assets.
      </span>
      <span
        key={word}
        aria-hidden="true"
        data-testid="hero-word"
        className="hero-word display-type"
        style={{ '--letters': word.length } as CSSProperties}
      >
        {[...word].map((letter, place) => (
          <span key={place} style={{ '--place': place } as CSSProperties}>
            {letter}
          </span>
        ))}
      </span>
    </h1>
  );
}
