import { LazyImage } from '../../components/media/lazy-image';
import { SectionHeading } from '../../components/layout/section-heading';
import { sections } from '../../config/paths';
import { ofCategory, pictureOf, useShowcase } from './api/get-showcase';
import { SERVICES, type Service } from './service-list';

/** The four services (S 2): a list to read, not boxes to scan. */
export function Services() {
  const { data } = useShowcase();
  return (
    <section id={sections.services} aria-labelledby="services-title" className="wrap pt-24 md:pt-36">
      <SectionHeading id="services-title" title="Services">
        Four trades under one roof. You talk to the people who do the work, and know the price before it starts.
      </SectionHeading>
      <ol>
        {SERVICES.map((service, index) => {
          const product = ofCategory(data?.products, service.category);
          return (
            <li key={service.title}>
              <ServiceRow service={service} number={index + 1} picture={pictureOf(product, service.picture)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface ServiceRowProps {
  service: Service;
  number: number;
  picture: ReturnType<typeof pictureOf>;
}

function ServiceRow({ service, number, picture }: ServiceRowProps) {
  return (
    <article className="columns-12 items-start gap-y-6 border-t border-hairline py-8 md:py-10">
      <p
        aria-hidden="true"
        className="display-type figures col-span-3 text-[clamp(3.5rem,8vw,8.5rem)] leading-[0.8] text-muted md:col-span-2"
      >
        {number}
      </p>
      <div className="col-span-9 md:col-span-6 lg:col-span-5">
        <h3 className="text-headline">{service.title}</h3>
        <p className="mt-4 max-w-[46ch] text-muted">{service.text}</p>
      </div>
      <dl className="col-span-9 col-start-4 text-small md:col-span-4 md:col-start-auto lg:col-span-2">
        <dt className="sr-only">Includes</dt>
        {service.includes.map((item) => (
          <dd key={item} className="border-b border-hairline py-1.5 first-of-type:border-t">
            {item}
          </dd>
        ))}
        <dt className="sr-only">Price</dt>
        <dd className="figures pt-3">{service.price}</dd>
      </dl>
      <LazyImage
        media={picture}
        alt=""
        sizes="(min-width: 68rem) 24vw, 70vw"
        className="col-span-9 col-start-4 aspect-4/3 md:col-span-6 md:col-start-3 lg:col-span-3 lg:col-start-auto"
      />
    </article>
  );
}
