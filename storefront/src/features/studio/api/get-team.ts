import { CONTENT_FALLBACKS, CONTENT_PATHS, type TeamMember } from '@kiln/contracts/content-api';
import { useContent } from '../../../lib/use-content';

export const TEAM_KEY = CONTENT_PATHS.teamMembers;

export const useTeam = () => useContent<TeamMember[]>(TEAM_KEY, CONTENT_FALLBACKS.teamMembers);
