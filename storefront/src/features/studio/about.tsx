import { PageHeader } from '../../components/layout/page-header';
import { LazyImage } from '../../components/media/lazy-image';
import { ButtonLink } from '../../components/ui/button';
import { paths } from '../../config/paths';
import { ofCategory, pictureOf, useShowcase } from './api/get-showcase';

/** S 2: the three words of the mission. */
const MISSION = [
  ['Innovation', 'We try a thing on ourselves before we sell it to you. What is in the shop began that way.'],
  ['Excellence', 'Finished means finished: every state drawn, every edge bevelled, every file named.'],
  ['Collaboration', 'You sit at the table. You see the work when it is still soft enough to change.'],
] as const;

/** About Us, first version: the mission and the way to us. */
export function About() {
  const { data } = useShowcase();
  return (
    <>
      <PageHeader title="About Us">
        <p>A kiln is dark outside and bright inside. So are we, most mornings.</p>
      </PageHeader>
      <LazyImage
        media={pictureOf(ofCategory(data?.products, 'textures'), 3)}
        priority
        sizes="100vw"
        className="aspect-4/3 md:aspect-21/9"
      />
      <section aria-labelledby="mission-title" className="wrap pt-20 md:pt-28">
        <h2 id="mission-title" className="label-type font-sans font-normal tracking-normal">
          Our Mission
        </h2>
        <dl className="mt-4">
          {MISSION.map(([name, text]) => (
            <div key={name} className="columns-12 items-baseline gap-y-3 border-t border-hairline py-8">
              <dt className="display-type col-span-12 text-headline md:col-span-6">{name}</dt>
              <dd className="col-span-12 max-w-[46ch] text-muted md:col-span-6">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={paths.contact} iconEnd="arrow" className="mt-8">
          Get in Touch
        </ButtonLink>
      </section>
    </>
  );
}
