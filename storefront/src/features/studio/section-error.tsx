import { Button } from '../../components/ui/button';

/** Stands in for one section of a page that could not be drawn; the rest of the page stays. */
export function SectionError() {
  return (
    <section role="alert" className="wrap flex flex-col items-start gap-5 pt-24">
      <h2 className="text-headline">Something went wrong</h2>
      <Button variant="outline" icon="refresh" onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
    </section>
  );
}
