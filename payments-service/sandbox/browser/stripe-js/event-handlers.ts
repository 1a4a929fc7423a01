export type Handler = (event: unknown) => void;

/** `on`, `once`, `off` of an element. */
export class EventHandlers {
  private readonly handlers = new Map<string, Set<Handler>>();

  on(name: string, handler: Handler): void {
    const known = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, known.add(handler));
  }

  once(name: string, handler: Handler): void {
    const once: Handler = (event) => {
      this.off(name, once);
      handler(event);
    };
    this.on(name, once);
  }

  off(name: string, handler?: Handler): void {
    if (handler === undefined) this.handlers.delete(name);
    else this.handlers.get(name)?.delete(handler);
  }

  emit(name: string, event: unknown): void {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(event);
  }
}
