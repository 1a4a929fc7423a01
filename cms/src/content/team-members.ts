import { MEDIA_READ, toOptionalMedia, type MediaRow } from '../media/media-shape';
import type { ContentShape } from './list-published';
import type { TeamMember } from './wire';

interface TeamMemberRow {
  name: string;
  role: string;
  image: MediaRow | null;
}

export const TEAM_MEMBERS: ContentShape<TeamMemberRow, TeamMember> = {
  uid: 'api::team-member.team-member',
  populate: { image: MEDIA_READ },
  toItem: ({ name, role, image }) => ({ name, role, image: toOptionalMedia(image) }),
};
