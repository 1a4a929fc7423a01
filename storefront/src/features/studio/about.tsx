import { Link } from 'react-router-dom';
import { Icon } from '../../components/ui/icon';
import { paths } from '../../config/paths';
import { useSite } from '../../lib/site';
import { AboutFilm } from './about-film';
import { Team } from './team';

/** About Us (S 2): the film, the mission, the team and the way to us. */
export function About() {
  const site = useSite();
  return (
    <>
      <header className="relative flex min-h-[calc(100svh-4.5rem)] items-end overflow-hidden bg-raised">
        <AboutFilm film={site.film} poster={site.filmPoster} />
        <div className="absolute inset-x-0 bottom-0 h-2/3 bg-linear-to-t from-page to-transparent" />
        <div className="wrap relative pb-24 md:pb-10">
          <h1 className="display-type text-display">About Us</h1>
          {site.aboutLead && <p className="mt-6 max-w-[44ch] text-lead md:max-w-[52ch]">{site.aboutLead}</p>}
        </div>
      </header>
      <Mission />
      <Team />
      <p className="wrap pt-24 md:pt-40">
        <Link
          to={paths.contact}
          className="group display-type flex items-center justify-between gap-6 border-y border-hairline py-8 text-display text-action transition-colors hover:text-action-strong md:py-12"
        >
          Get in Touch
          <span className="transition-transform duration-200 group-hover:translate-x-2">
            <Icon name="arrow" size={72} />
          </span>
        </Link>
      </p>
    </>
  );
}

function Mission() {
  const { mission } = useSite();
  return (
    <section aria-labelledby="mission-title" className="wrap pt-24 md:pt-40">
      <h2 id="mission-title" className="display-type text-headline">
        Our Mission
      </h2>
      <dl className="pt-10 md:pt-14">
        {mission.map(({ title, text }) => (
          <div key={title} className="columns-12 items-end gap-y-4 border-t border-hairline py-6 md:py-8">
            <dt className="display-type col-span-12 text-[clamp(2.75rem,1.1rem+7.2vw,8rem)] leading-[0.9] lg:col-span-8">
              {title}
            </dt>
            <dd className="col-span-12 max-w-[40ch] text-muted lg:col-span-4">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
