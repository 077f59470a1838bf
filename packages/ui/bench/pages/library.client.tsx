import { LibraryPage } from "./LibraryPage.tsx";
import { offerMount } from "./mount.tsx";

offerMount(<LibraryPage />);
