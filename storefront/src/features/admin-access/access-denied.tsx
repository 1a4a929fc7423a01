import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/ui/button';
import { paths } from '../../config/paths';

/** Signed in, but not for this (S 6). */
export function AccessDenied({ onSignIn }: { onSignIn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="display-type text-display outline-none">
        Access Denied
      </h1>
      <p className="mt-6 max-w-[44ch] text-lead text-muted">
        You don&apos;t have administrator privileges to access this area.
      </p>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={paths.home} icon="arrow-left">
          Return to Homepage
        </ButtonLink>
        <Button variant="quiet" onClick={onSignIn}>
          Use another account
        </Button>
      </div>
    </div>
  );
}
