/** A page of the sandbox in a frame; it is heard only from its own window and our own origin. */
export class FramedPage<Incoming, Outgoing> {
  readonly iframe: HTMLIFrameElement;
  private readonly abort = new AbortController();

  constructor(path: string, title: string, onMessage: (message: Incoming) => void) {
    this.iframe = document.createElement('iframe');
    this.iframe.src = path;
    this.iframe.title = title;
    // The frame's page is light; the same scheme on the element keeps its background transparent on dark pages.
    Object.assign(this.iframe.style, { border: '0', display: 'block', width: '100%', colorScheme: 'light' });
    addEventListener(
      'message',
      (event: MessageEvent<Incoming>) => {
        if (event.source === this.iframe.contentWindow && event.origin === location.origin) onMessage(event.data);
      },
      { signal: this.abort.signal },
    );
  }

  send(message: Outgoing): void {
    this.iframe.contentWindow?.postMessage(message, location.origin);
  }

  remove(): void {
    this.abort.abort();
    this.iframe.remove();
  }
}
