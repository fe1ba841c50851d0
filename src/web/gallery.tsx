import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { App } from './app/App.tsx';
import './index.css';
import { Gallery } from './pages/gallery/Gallery.tsx';

// The page of all components: of gallery.html, which Vite serves to development and a journey builds for itself. No part of what is shipped.
createRoot(document.getElementById('root')!).render(
  <App>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </App>,
);
