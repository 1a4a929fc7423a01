import type { TeamMember } from '@kiln/contracts/content-api';
import { LazyImage } from '../../components/media/lazy-image';
import { Notice } from '../../components/ui/notice';
import { Skeleton } from '../../components/ui/skeleton';
import { useTeam } from './api/get-team';

/** Our Team (S 2): a portrait, a name and a role each, hung one lower than the other. */
export function Team() {
  const { data, error, isLoading } = useTeam();
  return (
    <section aria-labelledby="team-title" className="wrap pt-24 md:pt-40">
      <h2 id="team-title" className="display-type text-headline">
        Our Team
      </h2>
      <div className="pt-10 md:pt-14">
        {error && !data && <Notice kind="error">{error.message}</Notice>}
        {isLoading && <Skeleton className="h-[36rem]" />}
        <ul className="columns-12 gap-y-12">
          {data?.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Member({ member }: { member: TeamMember }) {
  return (
    <li className="col-span-12 sm:col-span-4 md:nth-[3n]:pt-40 md:nth-[3n+2]:pt-20">
      <LazyImage
        media={member.image ?? undefined}
        sizes="(min-width: 106rem) 32rem, (min-width: 40rem) 31vw, 94vw"
        className="aspect-4/5"
      />
      <h3 className="pt-4 text-title">{member.name}</h3>
      <p className="pt-1 text-small text-muted">{member.role}</p>
    </li>
  );
}
