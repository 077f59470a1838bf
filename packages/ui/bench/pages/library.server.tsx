import { LibraryPage } from "./LibraryPage.tsx";

export const page = <LibraryPage />;
