import type { Plan } from '@kiln/contracts/content-api';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../components/ui/icon-button';
import { classNames } from '../../components/ui/class-names';
import { useHydrated } from '../../hooks/use-hydrated';
import { useReducedMotion } from '../../hooks/use-reduced-motion';
import { PlanCard } from './plan-card';
import { useAutoScroll } from './use-auto-scroll';
import { useDragScroll } from './use-drag-scroll';

export interface PlanCarouselProps {
  plans: readonly Plan[];
  /** Something lies over it. */
  covered: boolean;
  onChoose: (plan: Plan) => void;
  /** Words beside the cards. */
  children: ReactNode;
}

const CARD_STEP = 316;

/** The plans in a row that scrolls by itself, and stops on hover, drag or focus (S 2); without scripts a plain row. */
export function PlanCarousel({ plans, covered, onChoose, children }: PlanCarouselProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [paused, setPaused] = useState(false);
  const { dragging, handlers } = useDragScroll();
  const hydrated = useHydrated();
  const still = useReducedMotion();
  const { scroller, track } = useAutoScroll(!(still || paused || hovered || focused || dragging || covered));

  const stepBy = (cards: number) => {
    // Its shift must be a scroll position first.
    flushSync(() => setPaused(true));
    scroller.current?.scrollBy({ left: cards * CARD_STEP, behavior: still ? 'auto' : 'smooth' });
  };

  return (
    <div className="bleed-right flex flex-col gap-x-10 gap-y-8 lg:flex-row">
      <div className="flex flex-col justify-between gap-8 pr-4 lg:w-60 lg:shrink-0 lg:pr-0">
        {children}
        <div className={classNames('-ml-3 flex', !hydrated && 'invisible')}>
          <IconButton icon="arrow-left" label="Earlier plans" onClick={() => stepBy(-1)} />
          <IconButton icon="arrow" label="Later plans" onClick={() => stepBy(1)} />
          {!still && (
            <IconButton
              icon={paused ? 'play' : 'pause'}
              label={paused ? 'Let the plans move' : 'Stop the plans'}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      </div>
      <div
        ref={scroller}
        role="region"
        aria-label="Plans"
        // What scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...handlers}
        onPointerDown={(event) => {
          // A finger takes over for good: its scrolling goes on after it has left.
          if (event.pointerType !== 'mouse') setPaused(true);
          handlers.onPointerDown(event);
        }}
        onPointerEnter={({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        className={classNames(
          'scrollbar-none min-w-0 grow max-lg:-ml-[clamp(1rem,3.4vw,3.5rem)] overflow-x-auto select-none focus-visible:-outline-offset-2',
          dragging ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <ul ref={track} className="flex w-max gap-4 px-[clamp(1rem,3.4vw,3.5rem)] lg:pl-0">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onChoose={() => onChoose(plan)} />
          ))}
        </ul>
      </div>
    </div>
  );
}
