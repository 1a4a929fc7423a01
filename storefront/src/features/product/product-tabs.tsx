import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';
import { DataTable } from '../../components/ui/data-table';
import { Tabs } from '../../components/ui/tabs';
import { fixedRows, productRows, type ProductView } from './specifications';

/** Description, features, specifications (S 2); description first. */
export function ProductTabs({ product, view }: { product: CatalogProductDetail; view: ProductView }) {
  return (
    <Tabs
      label="About this asset"
      tabs={[
        { id: 'description', label: 'Description', content: <Description text={product.description} /> },
        { id: 'features', label: 'Features', content: <Features features={product.features} /> },
        {
          id: 'specifications',
          label: 'Specifications',
          content: <Specifications product={product} view={view} />,
        },
      ]}
    />
  );
}

function Description({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-4 text-small">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Features({ features }: { features: readonly string[] }) {
  if (features.length === 0) return <p className="text-small text-muted">No features available for this asset.</p>;
  return (
    <ul className="border-t border-hairline text-small">
      {features.map((feature) => (
        <li key={feature} className="border-b border-hairline py-2.5">
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Specifications({ product, view }: { product: CatalogProductDetail; view: ProductView }) {
  return (
    <div className="flex flex-col gap-8">
      <DataTable rows={[...productRows(product), ...fixedRows(view)]} />
      {product.filesIncluded.length > 0 && (
        <section>
          <h3 className="font-sans text-caption font-medium tracking-normal text-muted">Files you will receive</h3>
          <ul className="mt-2 text-small">
            {product.filesIncluded.map((file) => (
              <li key={file} className="border-b border-hairline py-2">
                {file}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
