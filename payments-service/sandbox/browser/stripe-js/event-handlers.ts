export type Handler = (event: unknown) => void;

/** `on`, `once`, `off` of an element. */
export class ElementEvents {
  private readonly handlers = new Map<string, Set<Handler>>();

  on(name: string, handler: Handler): this {
    const known = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, known.add(handler));
    return this;
  }

  once(name: string, handler: Handler): this {
    const once: Handler = (event) => {
      this.off(name, once);
      handler(event);
    };
    return this.on(name, once);
  }

  off(name: string, handler?: Handler): this {
    if (handler === undefined) this.handlers.delete(name);
    else this.handlers.get(name)?.delete(handler);
    return this;
  }

  protected isHeard(name: string): boolean {
    return (this.handlers.get(name)?.size ?? 0) > 0;
  }

  protected emit(name: string, event: unknown): void {
    for (const handler of [...(this.handlers.get(name) ?? [])]) handler(event);
  }
}
