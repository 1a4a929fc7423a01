import type { CatalogProductDetail } from '@kiln/contracts/catalog-api';

/** A product as the CMS serves it, with what a test says differently. */
export function aProduct(differences: Partial<CatalogProductDetail> = {}): CatalogProductDetail {
  const id = differences.id ?? 7;
  return {
    id,
    title: `Glazed primitives ${id}`,
    slug: `glazed-primitives-${id}`,
    description: 'Thirty forms, three glazes.',
    price: 48,
    originalPrice: null,
    status: 'published',
    featured: false,
    category: { slug: '3d', name: '3D' },
    subCategory: null,
    tags: [{ slug: 'clay', name: 'clay' }],
    images: [
      {
        url: `/uploads/cover-${id}.webp`,
        alternativeText: 'Glazed forms on soot',
        mime: 'image/webp',
        width: 1200,
        height: 900,
        renditions: [{ url: `/uploads/cover-${id}-480.webp`, width: 480 }],
      },
    ],
    updatedAt: '2026-11-01T09:00:00.000Z',
    features: ['Thirty meshes'],
    previewMedia: [],
    compatibleWith: 'Blender 4',
    fileSize: '48 MB',
    dimensions: null,
    dpi: null,
    fileFormat: 'GLB',
    createdDate: '2026-10-01',
    filesIncluded: ['primitives.glb'],
    ...differences,
  };
}
