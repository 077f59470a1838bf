import { newsletterWords } from "../../../packages/ui/src/community/newsletter-form/NewsletterForm.fixture.ts";
import { samples as filters } from "../../../packages/ui/src/magazine/filter-panel/FilterPanel.fixture.tsx";
import { childOptions } from "../../../packages/ui/src/member/child-form/child-options.fixture.ts";
import { articles } from "../../../packages/ui/src/reading/prose/Prose.fixture.ts";
import { sharing } from "../../../packages/ui/src/reading/share-links/ShareLinks.fixture.ts";
import { pairs } from "../pairs.ts";
import type { Catalogue } from "../translate.ts";
import { account } from "./account.ts";
import { community } from "./community.ts";
import { controls } from "./controls.ts";
import { forms } from "./forms.ts";
import { foundations } from "./foundations.ts";
import { home } from "./home.ts";
import { layout } from "./layout.ts";
import { magazine } from "./magazine.ts";
import { member } from "./member.ts";
import { money } from "./money.ts";
import { navigation } from "./navigation.ts";
import { overlays } from "./overlays.ts";
import { pages } from "./pages.ts";
import { reading } from "./reading.ts";
import { school } from "./school.ts";

/** Fixtures are in both languages already. */
const fixtures = [articles, childOptions, filters, newsletterWords, sharing].map(pairs);

/** What the stories say, in English. A group for each shelf of the pieces; words that several shelves use stand in the first. */
export const english: Catalogue = Object.assign({}, ...fixtures, {
  ...account,
  ...community,
  ...controls,
  ...forms,
  ...foundations,
  ...home,
  ...layout,
  ...magazine,
  ...member,
  ...money,
  ...navigation,
  ...overlays,
  ...pages,
  ...reading,
  ...school,
});
