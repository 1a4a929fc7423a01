/** 'Live Inventory Data' (S 2), as long as it is true. */
export function LiveIndicator({ lost }: { lost: boolean }) {
  return (
    <p role="status" className="flex items-center gap-2.5 text-caption">
      <span aria-hidden="true" className={lost ? 'size-2 bg-danger' : 'size-2 bg-success'} />
      {lost ? 'Connection lost. What you see may be out of date.' : 'Live Inventory Data'}
    </p>
  );
}
