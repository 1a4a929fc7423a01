import type { CSSProperties } from 'react';
import { classNames } from '../../components/ui/class-names';
import { useRotation } from './use-rotation';

/** S 9, milliseconds. */
const INTERVAL = 2_000;

/**
 * The hero's one word, as wide as the page allows: a shutter opens, the letters cool down from hot to bone one after
 * another. All of them stand below, so that nobody has to wait for the tenth; assistive technology gets those once.
 */
export function HeroWord({ name, words }: { name: string; words: readonly string[] }) {
  const index = useRotation(words.length, INTERVAL);
  const word = words[index] ?? name;
  return (
    <>
      <h1 className="hero-box">
        <span className="sr-only">{[name, ...words].join(', ')}</span>
        <span
          key={word}
          aria-hidden="true"
          data-testid="hero-word"
          data-word={word}
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
      <ol aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 pt-4 text-caption md:justify-between md:pt-5">
        {words.map((entry, place) => (
          <li key={place} className={classNames('transition-colors', place === index ? 'text-text' : 'text-muted')}>
            {entry}
          </li>
        ))}
      </ol>
    </>
  );
}
