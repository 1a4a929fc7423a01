import { useEffect } from 'react';

const LOOK_AGAIN_MS = 3_000;

/** Reads again while something is under way and somebody looks. */
export function useLookingAgain(isMoving: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving, reload]);
}
