import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';

interface Props {
  children: ReactNode;
  /** Instead of the general fallback, for a part of a page. */
  fallback?: ReactNode;
}

/** Catches what fails while rendering: 'Something went wrong' and a way to try again (S 2). */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback ?? <RenderError />;
  }
}

export function RenderError() {
  return (
    <div role="alert" className="wrap flex min-h-[60vh] flex-col items-start justify-center gap-6 py-16">
      <h1 className="display-type text-headline">Something went wrong</h1>
      <p className="max-w-[44ch] text-muted">
        This part of the page could not be drawn. Your cart and what you typed elsewhere are untouched.
      </p>
      <Button icon="refresh" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </div>
  );
}
