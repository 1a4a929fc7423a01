import { Button } from '../../components/ui/button';

/** Stands in for one section of a page that could not be drawn; the rest of the page stays. */
export function SectionError() {
  return (
    <div role="alert" className="wrap pt-24 md:pt-36">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-y border-hairline py-10 md:py-14">
        <div>
          <h2 className="display-type text-headline">Something went wrong</h2>
          <p className="mt-4 max-w-[44ch] text-muted">This part of the page could not be drawn. The rest works.</p>
        </div>
        <Button variant="outline" icon="refresh" onClick={() => window.location.reload()}>
          Refresh Page
        </Button>
      </div>
    </div>
  );
}
