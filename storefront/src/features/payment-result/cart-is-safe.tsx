/** 'Your Cart is Safe' (S 2); `count` pieces. */
export function CartIsSafe({ count }: { count: number }) {
  return (
    <section aria-labelledby="safe" className="border-l-2 border-success bg-raised p-6">
      <h2 id="safe" className="display-title text-lead">
        Your Cart is Safe
      </h2>
      <p className="figures mt-1 text-small text-muted">
        {count} {count === 1 ? 'item is' : 'items are'} still in it.
      </p>
    </section>
  );
}
