import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';

/** schema.org's Product with its Offer. `origin` is the site's own, without a slash. */
export function productJsonLd(product: CatalogProductDetail, path: string, origin: string, brand: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: String(product.id),
    category: product.category?.name,
    image: product.images.map(({ url }) => new URL(url, origin).href),
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: `${origin}${path}`,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  };
}
