import { imageSources, isModel, isVideo } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { productId, productKey, type ProductAnswer } from '../../features/product/api/get-product';
import { PAGE_PICTURE_SIZES, pageMedia } from '../../features/product/page-media';
import { productJsonLd } from '../../features/product/product-json-ld';
import { ProductNotFound, ProductScreen } from '../../features/product/product-screen';
import { breadcrumbJsonLd } from '../breadcrumb-json-ld';
import type { PageContext, PageMeta } from '../route-module';
import { useRouteParams } from '../route-params';
import { useCountedView } from '../use-counted-view';
import { useProductActions } from '../use-product-actions';

export function keys({ id }: PageContext['params']): string[] {
  const number = productId(id);
  return number === null ? [] : [productKey(number)];
}

export function meta({ params, url, site, data, failure }: PageContext): PageMeta {
  const id = productId(params.id);
  const key = id === null ? '' : productKey(id);
  const product = data<ProductAnswer>(key)?.product;
  if (id === null || (!product && failure(key)?.status === 404)) {
    return { title: 'Product not found', robots: 'noindex', status: 404 };
  }
  if (!product) return { title: 'Digital Assets', robots: 'noindex', ...(failure(key) && { status: 503 }) };
  const cover = product.images[0];
  const first = pageMedia(product)[0];
  const picture = first && isModel(first) ? cover : first;
  return {
    title: product.title,
    description: product.description.split('\n')[0]?.slice(0, 200) ?? product.title,
    canonical: paths.product(id),
    type: 'product',
    ...(cover && { image: cover.url }),
    ...(picture && !isVideo(picture) && { preloadImage: imageSources(picture, PAGE_PICTURE_SIZES) }),
    jsonLd: [
      productJsonLd(product, paths.product(id), url.origin, site.name),
      breadcrumbJsonLd(url.origin, [
        ['Home', paths.home],
        ['Shop', paths.shop],
        ...(product.category
          ? [[product.category.name, `${paths.shop}?category=${product.category.slug}`] as const]
          : []),
        [product.title, paths.product(id)],
      ]),
    ],
  };
}

export function Component() {
  const id = productId(useRouteParams().id);
  // Another product is another page: its gallery and tabs start anew.
  return id === null ? <ProductNotFound /> : <ProductPage key={id} id={id} />;
}

function ProductPage({ id }: { id: number }) {
  useCountedView(id);
  return <ProductScreen id={id} {...useProductActions(id)} />;
}
