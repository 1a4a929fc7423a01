import type { PaymentProvider } from './provider-contract';

/** Tells of every call of the provider that throws, and lets it throw. Declines are values and no errors. */
export function watchProvider(provider: PaymentProvider, onError: (error: unknown) => void): PaymentProvider {
  return new Proxy(provider, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args);
        if (result instanceof Promise) result.catch(onError);
        return result;
      };
    },
  });
}
