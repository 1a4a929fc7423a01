import type { PaymentMethodId } from '@kiln/contracts/payment-methods';
import type { PaymentProvider } from './provider-contract';

/** The providers in use, and which one takes a method. */
export interface ProviderRegistry {
  byId(id: string): PaymentProvider | undefined;
  /** Undefined where the method is turned off or has no provider. */
  forMethod(method: PaymentMethodId): PaymentProvider | undefined;
  offered(): PaymentMethodId[];
  all(): readonly PaymentProvider[];
}

export function createProviderRegistry(providers: readonly PaymentProvider[]): ProviderRegistry {
  return {
    byId: (id) => providers.find((provider) => provider.id === id),
    forMethod: (method) => providers.find((provider) => provider.methods.includes(method)),
    all: () => providers,
    offered: () => providers.flatMap((provider) => [...provider.methods]),
  };
}
