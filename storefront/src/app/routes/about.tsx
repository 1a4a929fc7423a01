import { imageSources } from '../../components/media/image-sources';
import { paths } from '../../config/paths';
import { About } from '../../features/studio/about';
import { FILM_SIZES } from '../../features/studio/about-film';
import { TEAM_KEY } from '../../features/studio/api/get-team';
import type { PageContext, PageMeta } from '../route-module';

export const keys = () => [TEAM_KEY];

export function meta({ site }: PageContext): PageMeta {
  const poster = site.filmPoster;
  return {
    title: 'About Us',
    description: site.aboutLead || site.description,
    canonical: paths.about,
    ...(poster && { image: poster.url, preloadImage: imageSources(poster, FILM_SIZES) }),
  };
}

export function Component() {
  return <About />;
}
