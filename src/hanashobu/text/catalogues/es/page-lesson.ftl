# La lección en la mesa y cómo llegar a ella.

lesson-label = Lección
lesson-step = { $at } de { $of }
lesson-next = Siguiente
lesson-leave = Salir
lesson-leave-long = Salir de la lección
lesson-again = Otra vez
lesson-play = Jugar una partida
lesson-learn = Lección
lesson-learn-it = Lección: { $game }
lesson-first = Primero pulsa «Siguiente».
