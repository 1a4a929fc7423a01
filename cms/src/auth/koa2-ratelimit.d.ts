declare module 'koa2-ratelimit' {
  /** What a store of ours has to be for the library to take it. */
  class Store {}
  export const Stores: { Store: typeof Store };
}
